// Why nothing is said, in words: by the house's rules for a cohort, or for want of something of one's own.
import { builder } from '../../kernel/builder.ts'
import type { Suppression } from './cohorts.ts'
import { graceDays } from './months.ts'

export type Reason = Suppression | 'OWN_ONLY' | 'CUSTOM' | 'NO_CONSENT' | 'NO_INDUSTRY' | 'NOT_YET' | 'NO_DATA'

const published = `Each month is published ${graceDays} days after its end.`

export const reasonTexts: Record<Reason, string> = {
  TOO_FEW:
    'Fewer than five organizations of your industry, even taken widely, take part and have data of this month. Of fewer, each would be known.',
  TOO_UNEVEN: 'One organization has more than 25 % of the weight of this cohort: figures would be mostly its own.',
  TOO_ALIKE: 'The organizations of this cohort are so alike that figures would tell what each of them has.',
  CHANGED:
    'One or two organizations have come or gone since the last months: the difference would tell what they have. It goes on once three months have passed.',
  WAITS:
    'Others of your industry were compared; yours sits this month out, since one or two that come or go alone would show by the difference.',
  OWN_ONLY: 'Your access level sees its own value alone.',
  CUSTOM: 'Metrics of your own are compared with nobody: they mean something only in your tree.',
  NO_CONSENT:
    'Your tree takes no part. Who gives sees what the others give: an Admin can turn it on in the overview of the root organization.',
  NO_INDUSTRY: 'Your root organization names no industry. Peers are those of the same one.',
  NOT_YET: `Nothing has been published since your tree takes part. ${published}`,
  NO_DATA: 'Your tree has no value of this month.',
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
  description: 'Why nothing is said of peers.',
  values: Object.fromEntries(
    Object.entries(reasonTexts).map(([value, description]) => [
      value,
      { description: description.replace(/\. .*$/, '.') },
    ]),
  ) as Record<Reason, { description: string }>,
})
