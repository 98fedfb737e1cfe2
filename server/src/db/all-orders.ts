import { sql } from 'kysely'

/** The model's part of a job's present orders; null where the model was not asked. */
export const addedOrders = sql`(select jsonb_build_object('orders', added.orders) from added_orders added
  where added.job_id = jobs.id and added.content_hash = jobs.content_hash
    and added.reader_version = jobs.reader_version)`

/** A job's orders: those of the rules, then those the model added. */
export const allOrders = sql`jobs.orders || coalesce(nullif(${addedOrders} -> 'orders', 'null'), '[]')`
