/** What listeners outside are told of a record: whose tree it is in, and how it is at this moment. */
export const snapshotSql = (record: string) => ({
  rootId: `${record}.root_id`,
  snapshot: `jsonb_build_object('action', to_jsonb(${record}) - 'description')`,
})
