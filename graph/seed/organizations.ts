import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { facts, type Facts } from './organizationData.ts'
import type { Company, Place } from './world.ts'

const placesOf = (place: Place): Place[] => [place, ...place.below.flatMap(placesOf)]

/** What the organizations of a tree say of themselves. */
export async function seedOrganizations(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
) {
  const isAmerican = company.tree.zone.startsWith('America/')
  for (const { name } of placesOf(company.tree)) {
    const known = facts[name]
    if (!known) continue
    const organizationId = id('organization', name)
    const write = async (kind: string, address: Facts['address']) => {
      if (!address) return undefined
      const [line1, city, postalCode, state] = address
      const addressId = id('address', kind, name)
      await tx.address.create({
        data: { id: addressId, organizationId, line1, city, postalCode, state, country: state.slice(0, 2) },
      })
      return addressId
    }
    await tx.organization.update({
      where: { id: organizationId },
      data: {
        dbaName: known.dba,
        description: known.about,
        employerIdentifier: known.employer,
        govtIdentifierTypeId: known.employer ? (isAmerican ? 1 : 5) : undefined,
        orgUid: known.uid,
        website: known.website,
        contact: known.contact,
        latitude: known.point?.[0],
        longitude: known.point?.[1],
        registrantAddressId: await write('registrant', known.address),
        mailingAddressId: await write('mailing', known.mail),
        auditStatusId: known.audit,
        platformStatusId: 1,
        ttpId: 1,
        stateOfIncorporation: known.incorporated,
        legalEntityTypeId: known.form,
      },
    })
  }
}
