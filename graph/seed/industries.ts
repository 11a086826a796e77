import { naicsRevision } from '../organization/reference/naicsList.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'

/** The industries of the demo's organizations, the primary one first. */
const industries: Record<string, string[]> = {
  'Northway Logistics': ['484121', '484122', '488490', '493110', '811111'],
  'Western division': ['484121', '484122'],
  'Reno terminal': ['484121', '488490'],
  'Reno yard': ['488490'],
  'Reno shop': ['811111', '811118'],
  'Sparks cross-dock': ['484122', '493110'],
  'Sparks night dock': ['493110'],
  'Salt Lake terminal': ['484121', '811111'],
  'Eastern division': ['484121', '484122', '488510'],
  'Columbus terminal': ['484121', '811111'],
  'Columbus trailer pool': ['532120'],
  'Harrisburg cross-dock': ['493110', '488490'],
  'Fleet services': ['811111', '811121'],
  'Elko maintenance shop': ['811111'],
  'Halden Freight': ['484121', '488510'],
  'Coastal division': ['484122', '488510'],
  'Moss terminal': ['811111', '488490'],
  'Larvik terminal': ['484110'],
}

/** What the organizations of a tenant do, by their name. */
export async function seedIndustries(
  tx: Prisma.TransactionClient,
  idOf: (organization: string) => string,
  names: string[],
) {
  await tx.industryClassification.createMany({
    data: names.flatMap((name) =>
      (industries[name] ?? []).map((naics, i) => ({
        organizationId: idOf(name),
        naics,
        revision: naicsRevision,
        isPrimary: i === 0,
      })),
    ),
  })
}
