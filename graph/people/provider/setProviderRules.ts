import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { stale } from '../../kernel/stale.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { spotOf, type SpotInput } from '../membership/place.ts'
import { ProviderRuleInput } from './ProviderRule.ts'
import { levelsBelowAdmin, type Rule } from './rules.ts'
import * as m from './__generated__/messages.ts'

const most = 200

const given = z.object({
  groupClaim: line(1, 200).nullable(),
  rules: z
    .array(
      z.object({
        providerGroup: line(1, 500),
        accessLevel: z.enum(levelsBelowAdmin, say(m.noAdminsByProvider)),
        organizationId: z.string(),
        departmentId: z.string().nullish(),
        groupId: z.string().nullish(),
      }),
    )
    .max(most, say(m.mostRules({ most }))),
})

/** The place that a rule names; an error of it names the rule. */
async function placeOf(context: Context, rootId: string, place: SpotInput, at: number) {
  try {
    const spot = await spotOf(context, place)
    if (spot.rootId !== rootId) throw new NotFoundError(the('Organization'))
    return spot
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ValidationError(error.fields.map(({ path, message }) => ({ path: `rules.${at}.${path}`, message })))
  }
}

mutation('setProviderRules', {
  description:
    'Sets where people belong by the groups that the identity provider of a root organization says they are of; the rules hold from the next sign-in of each.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ required: true, description: 'The version of the identity provider that was seen.' }),
    groupClaim: t.string({
      description: 'The claim or attribute that lists the groups of a person, usually groups; null to ignore groups.',
    }),
    rules: t.field({
      type: [ProviderRuleInput],
      required: true,
      description:
        'All rules in order, at most 200; for each organization the first rule that matches a person applies.',
    }),
  }),
  async resolve({ organizationId, version, groupClaim = null, rules }, { context, write }) {
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    const wanted = check(given, { groupClaim, rules })
    const places: Rule[] = []
    for (const [at, { providerGroup: group, accessLevel, ...place }] of wanted.rules.entries()) {
      const { organizationId, departmentId, groupId } = await placeOf(context, rootId, place, at)
      places.push({ group, accessLevel, organizationId, departmentId, groupId })
    }
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.identityProvider.findUnique({ where: { rootId } })
      if (!kept) throw new NotFoundError(the('IdentityProvider'))
      if (kept.version !== version) throw stale(the('IdentityProvider'), { version }, kept)
      const data = { groupClaim: wanted.groupClaim, rules: places.map((one) => ({ ...one })) }
      await tx.identityProvider.update({ where: { rootId }, data: { ...data, version: { increment: 1 } } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
