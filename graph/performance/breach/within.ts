import type { Context } from '../../kernel/context.ts'

/** An organization and all below it, by their ids. */
export async function within({ db }: Context, id: string): Promise<string[]> {
  const rows = await db.run<[one: string]>(
    'select b.id from organization o join organization b on b.root_id = o.root_id and starts_with(b.path, o.path) where o.id = $1::uuid',
    [id],
  )
  return rows.map(([one]) => one)
}
