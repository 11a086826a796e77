import { Facts } from '../../../kernel/ui/Facts.tsx'
import { typeNames } from '../typeNames.ts'
import { emptyAddress, type AddressDraft, type Draft } from './draft.ts'

const inALine = (address: AddressDraft) =>
  [address.line1, address.line2, address.postalCode, address.city, address.state, address.country]
    .filter((part) => part.trim())
    .join(', ')

/** What will be there, before it is. */
export function ReviewStep({ draft }: { draft: Draft }) {
  const { registrant, mailing, isSameAddress, naics, parent, latitude, longitude } = draft
  return (
    <Facts
      facts={[
        ['Legal name', draft.legalName],
        ['Doing business as', draft.dbaName],
        ['Type', typeNames[draft.type]],
        ['Below', parent?.name ?? 'Nothing: a tree of its own'],
        ['Employer identifier (EIN)', draft.employerIdentifier],
        ['Registered at', inALine(registrant)],
        ['Mail goes to', isSameAddress ? 'The same address' : inALine({ ...emptyAddress, ...mailing })],
        ['Industries', naics.map(({ code, title }) => `${code} ${title}`).join('; ')],
        ['On the map', latitude && longitude ? `${latitude}, ${longitude}` : ''],
        ['Time zone', draft.timeZone.replaceAll('_', ' ')],
        ['Website', draft.website],
        ['Contact', draft.contact],
        ['Description', draft.description],
      ]}
    />
  )
}
