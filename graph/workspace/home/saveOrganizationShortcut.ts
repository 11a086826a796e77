import { z } from 'zod'
import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { stale } from '../../kernel/stale.ts'
import { check, line, say, text } from '../../kernel/validation.ts'
import { ShortcutSlot } from './OrganizationShortcut.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** A whole https address, without a name and a password in it. */
function isHttps(address: string): boolean {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' && !url.username && !url.password && /^https:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(address)
  )
}

const schema = z.object({ name: line(1, 60), url: text(1, 2000).refine(isHttps, say(t.httpsOnly)).nullish() })

mutation('saveOrganizationShortcut', {
  description: 'Sets or removes the address of an external shortcut for all organizations under the same root.',
  policy: 'organization.administer',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description:
        'Any organization in the hierarchy; the shortcut is set for the root organization and all its sub-organizations.',
    }),
    slot: t.field({ type: ShortcutSlot, required: true, description: 'The shortcut to set.' }),
    name: t.string({ required: true, description: 'The display name.' }),
    url: t.field({ type: 'URL', description: 'The https URL of the shortcut; if omitted, the shortcut is removed.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve({ organizationId: named, slot, version, ...input }, { context, write }) {
    const id = uuidOf('Organization', named)
    const found = await context.db.prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { rootId: true },
    })
    if (!found) throw new NotFoundError(the('Organization'))
    const { rootId: organizationId } = found
    requireAt(context.requireViewer(), 'organization.administer', { rootId: organizationId, organizationId })
    const { name, url } = check(schema, input)
    const where = { organizationId_slot: { organizationId, slot } }
    return write(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`shortcut ${organizationId} ${slot}`}, 0))`
      const row = await tx.organizationShortcut.findUnique({ where })
      const current = { version: row?.version ?? 0, name: row?.name, url: row?.url }
      if (version != null && version !== current.version)
        throw stale(the('OrganizationShortcut'), { version, name, url }, current)
      const data = { name, url: url!, version: current.version + 1 }
      if (url) await tx.organizationShortcut.upsert({ where, create: { organizationId, slot, ...data }, update: data })
      else if (row) await tx.organizationShortcut.delete({ where })
      return { organizationId: id }
    })
  },
  success: organizationInAnswer,
})
