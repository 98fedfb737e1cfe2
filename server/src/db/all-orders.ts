import { sql } from 'kysely'

/** The model's part; null where the model was not asked. */
export const addedOrders = sql`(select jsonb_build_object('orders', added.orders) from added_orders added
  where added.job_id = jobs.id and added.content_hash = jobs.content_hash
    and added.reader_version = jobs.reader_version)`

/** The rules' orders, then the model's. */
export const allOrders = sql`jobs.orders || coalesce(nullif(${addedOrders} -> 'orders', 'null'), '[]')`
