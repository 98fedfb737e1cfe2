import { sql } from 'kysely'

/** The row of what a model is to add, or added, to a job's orders as they stand now; null where it was not asked. */
export const addedOrders = sql`(select jsonb_build_object('orders', added.orders) from added_orders added
  where added.job_id = jobs.id and added.content_hash = jobs.content_hash
    and added.reader_version = jobs.reader_version)`

/** A job's orders: the rules' own, and after them what a model added. */
export const allOrders = sql`jobs.orders || coalesce(nullif(${addedOrders} -> 'orders', 'null'), '[]')`
