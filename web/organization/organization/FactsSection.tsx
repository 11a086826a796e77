import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { FactsSection_organization$key } from '../../__generated__/FactsSection_organization.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { MoreIcon } from '../../kernel/ui/icons.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { ContentsInWords } from './ContentsInWords.tsx'
import { MoveOrganizationDialog } from './MoveOrganizationDialog.tsx'
import { OrganizationActions } from './OrganizationActions.tsx'
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

const noEmployer = '00-0000001'

interface FactsSectionProps {
  organization: FactsSection_organization$key
  onChanged: () => void
}

/** All that an organization says of itself, and where it stands. */
export function FactsSection({ organization: key, onChanged }: FactsSectionProps) {
  const organization = useFragment(
    graphql`
      fragment FactsSection_organization on Organization {
        id
        number
        name
        type
        isArchived
        dbaName
        description
        timeZone
        createdAt
        updatedAt
        registration {
          employerIdentifier
          orgUid
          stateOfIncorporation
          legalEntityType {
            name
          }
          govtIdentifierType {
            name
          }
        }
        website
        contact
        coordinates {
          latitude
          longitude
        }
        auditStatus {
          name
        }
        platformStatus {
          name
        }
        ttp {
          name
        }
        registrantAddress {
          line1
          line2
          city
          postalCode
          state
          country
        }
        mailingAddress {
          line1
          line2
          city
          postalCode
          state
          country
        }
        logo {
          url
        }
        ancestors {
          id
          name
        }
        ...ContentsInWords_organization @defer
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [isMoving, setMoving] = useState(false)
  const { id, name, type, ancestors, can, registration, website, coordinates } = organization
  const { employerIdentifier } = registration
  const inALine = (address: typeof organization.registrantAddress) =>
    address &&
    [address.line1, address.line2, address.postalCode, address.city, address.state, address.country]
      .filter(Boolean)
      .join(', ')
  return (
    <Section
      title={organization.isArchived ? t.archived3({ typeNames: typeNames[type] ?? '' }) : typeNames[type]!}
      about={
        <Box component="nav" aria-label={t.whereItStands} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ancestors.map((one) => (
            <span key={one.id}>
              <Link to={`/orgOverview/${one.id}`}>{one.name}</Link> <span aria-hidden="true">›</span>
            </span>
          ))}
          <span aria-current="page">{name}</span>
        </Box>
      }
      actions={
        <>
          {can.edit.allowed ? (
            <ButtonLink to={`/editorganization?id=${id}`} className="outlined">
              {t.edit2}
            </ButtonLink>
          ) : (
            <Why permission={can.edit} />
          )}
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="menu"
            aria-label={t.moreFor2({ name })}
            onClick={(event) => setMenu(event.currentTarget)}
          >
            <MoreIcon />
          </PlainButton>
        </>
      }
    >
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            ...(organization.logo
              ? [
                  [
                    t.logo,
                    <img
                      key="logo"
                      src={organization.logo.url}
                      alt={t.logoOf({ name })}
                      style={{ maxWidth: 96, maxHeight: 48, display: 'block' }}
                    />,
                  ] as const,
                ]
              : []),
            [t.itsNumber, String(organization.number)],
            [t.legalName, name],
            [t.doingBusinessAs, organization.dbaName],
            [
              t.employerIdentifierEin,
              employerIdentifier === null ? (
                <Hidden key="hidden" />
              ) : employerIdentifier === noEmployer ? (
                ''
              ) : (
                employerIdentifier
              ),
            ],
            [t.kindOfIdentifier, registration.govtIdentifierType?.name],
            [t.legalForm, registration.legalEntityType?.name],
            [t.stateOfIncorporation, registration.stateOfIncorporation],
            [t.registeredAt, inALine(organization.registrantAddress)],
            [t.mailGoesTo, inALine(organization.mailingAddress)],
            [
              t.website,
              website ? (
                <a key="website" href={website} target="_blank" rel="noopener noreferrer">
                  {website}
                </a>
              ) : (
                ''
              ),
            ],
            [t.contact, organization.contact],
            [t.timeZone, organization.timeZone.replaceAll('_', ' ')],
            [t.onTheMap, coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : ''],
            [t.kindOfPartnerTtp, organization.ttp?.name],
            [t.auditStatus, organization.auditStatus?.name],
            [t.platformStatus, organization.platformStatus?.name],
            [t.ownNumberOrguid, registration.orgUid],
            [
              'ID',
              <span key="id" style={{ color: 'var(--ops-ink-2)', fontSize: 12, overflowWrap: 'anywhere' }}>
                {id}
              </span>,
            ],
            [t.description, organization.description],
            [t.created2, <Moment key="created" at={organization.createdAt} />],
            [t.updated, <Moment key="updated" at={organization.updatedAt} />],
            [
              t.withAllBelow,
              <Retry key="below" onRetry={onChanged}>
                <Suspense
                  fallback={<Ghost role="group" aria-label={t.counting} style={{ height: 40, maxWidth: 240 }} />}
                >
                  <ContentsInWords organization={organization} />
                </Suspense>
              </Retry>,
            ],
          ]}
        />
      </Box>
      {menu ? (
        <OrganizationActions
          id={id}
          anchor={menu}
          onMove={() => setMoving(true)}
          onClose={() => setMenu(null)}
          onChanged={({ isDeleted }) => (isDeleted ? void navigate('/organizations') : onChanged())}
        />
      ) : null}
      {isMoving ? (
        <MoveOrganizationDialog
          id={id}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            onChanged()
          }}
        />
      ) : null}
    </Section>
  )
}

const Hidden = () => <span style={{ color: 'var(--ops-ink-2)' }}>{t.notYoursToSeeWhoeverMay}</span>
