import type { Context } from '../../kernel/context.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { onceCode } from '../../kernel/auth/onceSecret.ts'
import { spreadsheetCsv } from '../../kernel/rows/csv.ts'
import type { KindName } from './importedKind.ts'

const keptDays = 7

interface Asked {
  id: string
  kind: KindName
  createdById: string
  finishedAt: Date | null
}

/** Whom an import has invited, with the codes that follow from what is kept; null for everybody but who sent it. */
export async function invitationsCsv(
  context: Context,
  { id: importId, kind, createdById, finishedAt }: Asked,
): Promise<string | null> {
  const { now, db, services } = context
  const isLate = finishedAt !== null && now.getTime() - finishedAt.getTime() > keptDays * 24 * 3_600_000
  if (kind !== 'USERS' || createdById !== context.requireViewer().id || isLate) return null
  const rows = await db.runOnce<[string, string, string, string, string]>(
    `select i.email, o.legal_name, r.result ->> 'name', i.expires_at, coalesce(r.cells[array_position(m.fields, 'name')], '')
    from import_row r join "import" m on m.id = r.import_id join invitation i on i.id = (r.result ->> 'invitationId')::uuid join organization o on o.id = i.organization_id
    where r.import_id = $1 and r.written_at is not null and i.used_at is null and i.revoked_at is null and i.expires_at > $2 order by r.number`,
    [importId, now],
  )
  if (!rows.length) return null
  const lines = rows.map(([email, organization, secret, expiresAt, name]) => {
    const code = onceCode(context, 'invitation', secret)
    return [
      email,
      name,
      organization,
      publicLink(services.settings, `/signup?invitation=${code}`),
      code,
      new Date(expiresAt).toISOString(),
    ]
  })
  return spreadsheetCsv([['Email', 'Name', 'Organization', 'Link', 'Code', 'Good until'], ...lines])
}
