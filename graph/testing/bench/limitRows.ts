// How the limit's rows are written as the text of an answer.

/** A row as PostgreSQL writes it. */
export type Row = (string | null)[]

export const text = (value: string | null) => (value === null ? 'null' : JSON.stringify(value))
export const number = (value: string | null) => value ?? 'null'
export const flag = (value: string | null) => (value === 't' ? 'true' : 'false')
export const instant = (value: string | null) =>
  value === null ? 'null' : `"${value.slice(0, 10)}T${value.slice(11, 19)}.000Z"`

/** Names that come again and again, as they are written. */
const written = new Map<string, string>()
const mostWritten = 10_000
function name(value: string | null): string {
  if (value === null) return 'null'
  let known = written.get(value)
  if (known === undefined) {
    if (written.size === mostWritten) written.clear()
    written.set(value, (known = JSON.stringify(value)))
  }
  return known
}
export const named = (value: string | null) => (value === null ? 'null' : `{"name":${name(value)}}`)

export const joins = `
  join organization o on o.id = a.organization_id left join department_group g on g.id = a.group_id
  left join task_item t on t.id = a.task_item_id left join major_task m on m.id = t.major_task_id
  left join app_user u on u.id = a.assignee_id join app_user c on c.id = a.creator_id`

export const keyColumns = 'a.id, a.number, a.title'
export const key = ([id, ofRoot, title]: Row) =>
  `"id":"${Buffer.from(`Action:${id}`).toString('base64')}","key":"AR-${ofRoot}","title":${text(title!)}`

export const nameColumns = 'o.legal_name, g.name, t.name, m.name, u.name, c.name'
export const names = ([organization, group, item, major, assignee, creator]: Row) =>
  `"organization":${named(organization!)},"group":${named(group!)},"taskItem":${
    item == null ? 'null' : `{"name":${name(item)},"majorTask":${named(major!)}}`
  },"assignee":${named(assignee!)},"creator":${named(creator!)}`
