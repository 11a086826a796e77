// Why nothing is said, in words: by the house's rules for a cohort, or for want of something of one's own.
import { builder } from '../../kernel/builder.ts'
import type { Suppression } from './cohorts.ts'
import { graceDays } from './months.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export type Reason = Suppression | 'OWN_ONLY' | 'CUSTOM' | 'NO_CONSENT' | 'NO_INDUSTRY' | 'NOT_YET' | 'NO_DATA'

export const reasonTexts: Record<Reason, Text> = {
  TOO_FEW: t.tooFew,
  TOO_UNEVEN: t.tooUneven,
  TOO_ALIKE: t.tooAlike,
  CHANGED: t.changed,
  WAITS: t.waits,
  OWN_ONLY: t.ownOnly,
  CUSTOM: t.custom,
  NO_CONSENT: t.noConsent,
  NO_INDUSTRY: t.noIndustry,
  NOT_YET: t.notYet({ days: graceDays }),
  NO_DATA: t.noData,
}

/** The same in a few words, for beside what it is of. */
export const reasonNames: Record<Reason, Text> = {
  TOO_FEW: t.tooFewShort,
  TOO_UNEVEN: t.tooUnevenShort,
  TOO_ALIKE: t.tooAlikeShort,
  CHANGED: t.changedShort,
  WAITS: t.waitsShort,
  OWN_ONLY: t.ownOnlyShort,
  CUSTOM: t.customShort,
  NO_CONSENT: t.noConsentShort,
  NO_INDUSTRY: t.noIndustryShort,
  NOT_YET: t.notYetShort,
  NO_DATA: t.noDataShort,
}

export const PeerReason = builder.enumType('PeerReason', {
  description: 'A reason why peer figures are withheld.',
  values: Object.fromEntries(
    Object.entries(reasonTexts).map(([value, description]) => [
      value,
      { description: String(description).replace(/\. .*$/, '.') },
    ]),
  ) as Record<Reason, { description: string }>,
})
