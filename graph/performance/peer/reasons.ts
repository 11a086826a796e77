// Why nothing is said, in words: by the house's rules for a cohort, or for want of something of one's own.
import { builder } from '../../kernel/builder.ts'
import type { Suppression } from './cohorts.ts'
import { graceDays } from './months.ts'

export type Reason = Suppression | 'OWN_ONLY' | 'CUSTOM' | 'NO_CONSENT' | 'NO_INDUSTRY' | 'NOT_YET' | 'NO_DATA'

const published = `Each month is published ${graceDays} days after its end.`

export const reasonTexts: Record<Reason, string> = {
  TOO_FEW:
    'Fewer than five organizations of your industry, even taken widely, take part and have data of this month. Of fewer, each would be known.',
  TOO_UNEVEN: 'One organization has more than 25 % of the weight of this cohort, so figures would mostly reflect it.',
  TOO_ALIKE: 'The values in this cohort are so similar that figures could reveal each one.',
  CHANGED:
    'One or two organizations have come or gone since the last months: the difference would tell what they have. It goes on once three months have passed.',
  WAITS:
    'Your organization is excluded from the cohort this month, because one or two joining or leaving could be identified by the difference.',
  OWN_ONLY: "Your access level only shows your organization's own value.",
  CUSTOM: 'Custom metrics are not compared: they only have a meaning in your organization.',
  NO_CONSENT:
    'Your tree takes no part. Who gives sees what the others give: an Admin can turn it on in the overview of the root organization.',
  NO_INDUSTRY: 'Your root organization names no industry. Peers are those of the same one.',
  NOT_YET: `Nothing has been published since your tree takes part. ${published}`,
  NO_DATA: 'Your organization has no value for this month.',
}

/** The same in a few words, for beside what it is of. */
export const reasonNames: Record<Reason, string> = {
  TOO_FEW: 'too few take part',
  TOO_UNEVEN: 'one of them weighs too much',
  TOO_ALIKE: 'they are too alike',
  CHANGED: 'who takes part has just changed',
  WAITS: 'yours sits this month out',
  OWN_ONLY: 'your access level sees its own alone',
  CUSTOM: 'it is of your own',
  NO_CONSENT: 'your tree takes no part',
  NO_INDUSTRY: 'your root organization names no industry',
  NOT_YET: 'nothing is published yet',
  NO_DATA: 'your tree had not answered when it was published',
}

export const PeerReason = builder.enumType('PeerReason', {
  description: 'A reason why peer figures are withheld.',
  values: Object.fromEntries(
    Object.entries(reasonTexts).map(([value, description]) => [
      value,
      { description: description.replace(/\. .*$/, '.') },
    ]),
  ) as Record<Reason, { description: string }>,
})
