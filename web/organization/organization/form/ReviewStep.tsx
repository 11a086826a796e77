import { Facts } from '../../../kernel/ui/Facts.tsx'
import { typeNames } from '../typeNames.ts'
import { emptyAddress, type AddressDraft, type Draft } from './draft.ts'
import * as t from './__generated__/messages.ts'

const inALine = (address: AddressDraft) =>
  [address.line1, address.line2, address.postalCode, address.city, address.state, address.country]
    .filter((part) => part.trim())
    .join(', ')

/** What will be there, before it is. */
export function ReviewStep({ draft }: { draft: Draft }) {
  const { registrant, mailing, isSameAddress, naics, parent, latitude, longitude, starterSet } = draft
  return (
    <Facts
      facts={[
        [t.legalName, draft.legalName],
        [t.doingBusinessAs, draft.dbaName],
        [t.type, typeNames[draft.type]],
        [t.below, parent?.name ?? t.nothingATreeOfItsOwn],
        [t.employerIdentifierEin, draft.employerIdentifier],
        [t.registeredAt, inALine(registrant)],
        [t.mailGoesTo, isSameAddress ? t.theSameAddress : inALine({ ...emptyAddress, ...mailing })],
        [t.industries, naics.map(({ code, title }) => `${code} ${title}`).join('; ')],
        [t.onTheMap, latitude && longitude ? `${latitude}, ${longitude}` : ''],
        [t.timeZone, draft.timeZone.replaceAll('_', ' ')],
        [t.website, draft.website],
        [t.contact, draft.contact],
        [t.description, draft.description],
        ...(starterSet && !parent ? [[t.starterSet, t.fleet] as const] : []),
      ]}
    />
  )
}
