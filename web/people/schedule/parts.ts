// The parts of an absence that have a deputy of their own, as a form has them and as a table says them.
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { momentText } from '../../kernel/ui/times.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { absenceText } from './absenceTimes.ts'
import * as t from './__generated__/messages.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export interface Part {
  readonly deputy: Named
  readonly startsAt: string | null | undefined
  readonly endsAt: string | null | undefined
  readonly scope: string
  readonly organization: Named | null | undefined
  readonly group: Named | null | undefined
}

export interface PartDraft {
  key: string
  deputy: Named | null
  work: 'ALL' | 'ORGANIZATION' | 'GROUP'
  organization: Named | null
  groupId: string
  /** Wall times, as 2026-11-20T12:00; empty for those of the absence. */
  from: string
  until: string
}

export const newPart = (more: Partial<PartDraft> = {}): PartDraft => ({
  key: crypto.randomUUID(),
  deputy: null,
  work: 'ALL',
  organization: null,
  groupId: '',
  from: '',
  until: '',
  ...more,
})

export const draftsOf = (parts: readonly Part[], zone: string): PartDraft[] =>
  parts.map(({ deputy, startsAt, endsAt, scope, organization, group }) =>
    newPart({
      deputy,
      work: scope === 'GROUP' ? 'GROUP' : scope === 'ORGANIZATION' ? 'ORGANIZATION' : 'ALL',
      organization: organization ?? null,
      groupId: group?.id ?? '',
      from: startsAt ? wallIn(startsAt, zone) : '',
      until: endsAt ? wallIn(endsAt, zone) : '',
    }),
  )

export const partInputs = (parts: readonly PartDraft[], zone: string) =>
  parts.map(({ deputy, work, organization, groupId, from, until }) => ({
    deputyId: deputy?.id ?? '',
    organizationId: work === 'ORGANIZATION' ? (organization?.id ?? null) : null,
    groupId: work === 'GROUP' ? groupId : null,
    startsAt: from ? instantOf(from, zone) : null,
    endsAt: until ? instantOf(until, zone) : null,
  }))

/** What is missing in a part, by its field; undefined where nothing is. */
export function missingIn(parts: readonly PartDraft[]): Problems | undefined {
  const problems: Problems = {}
  for (const [i, { deputy, work, organization, groupId }] of parts.entries()) {
    if (!deputy) problems[`parts.${i}.deputyId`] = t.chooseADeputy
    if (work === 'ORGANIZATION' && !organization) problems[`parts.${i}.organizationId`] = t.chooseAnOrganization
    if (work === 'GROUP' && !groupId) problems[`parts.${i}.groupId`] = t.chooseAGroup
  }
  return Object.keys(problems).length ? problems : undefined
}

/** "Reno terminal · 20 Nov 2026, 08:00–12:00": what a part is of. */
export function partText({ startsAt, endsAt, scope, organization, group }: Omit<Part, 'deputy'>, zone: string): string {
  const work =
    scope === 'GROUP'
      ? (group?.name ?? t.aGroup)
      : scope === 'ORGANIZATION'
        ? (organization?.name ?? t.anOrganization)
        : ''
  const time =
    startsAt && endsAt
      ? absenceText(startsAt, endsAt, zone)
      : startsAt
        ? t.fromOn({ moment: momentText(startsAt, zone) })
        : endsAt
          ? t.untilThen({ moment: momentText(endsAt, zone) })
          : ''
  return [work, time].filter(Boolean).join(' · ')
}
