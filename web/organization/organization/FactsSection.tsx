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
      title={organization.isArchived ? `${typeNames[type]} · archived` : typeNames[type]!}
      about={
        <Box component="nav" aria-label="Where it stands" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
              Edit
            </ButtonLink>
          ) : (
            <Why permission={can.edit} />
          )}
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="menu"
            aria-label={`More for ${name}`}
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
                    'Logo',
                    <img
                      key="logo"
                      src={organization.logo.url}
                      alt={`Logo of ${name}`}
                      style={{ maxWidth: 96, maxHeight: 48, display: 'block' }}
                    />,
                  ] as const,
                ]
              : []),
            ['Number', String(organization.number)],
            ['Legal name', name],
            ['Doing business as', organization.dbaName],
            [
              'Employer identifier (EIN)',
              employerIdentifier === null ? (
                <Hidden key="hidden" />
              ) : employerIdentifier === noEmployer ? (
                ''
              ) : (
                employerIdentifier
              ),
            ],
            ['Kind of identifier', registration.govtIdentifierType?.name],
            ['Legal form', registration.legalEntityType?.name],
            ['State of incorporation', registration.stateOfIncorporation],
            ['Registered at', inALine(organization.registrantAddress)],
            ['Mail goes to', inALine(organization.mailingAddress)],
            [
              'Website',
              website ? (
                <a key="website" href={website} target="_blank" rel="noopener noreferrer">
                  {website}
                </a>
              ) : (
                ''
              ),
            ],
            ['Contact', organization.contact],
            ['Time zone', organization.timeZone.replaceAll('_', ' ')],
            ['On the map', coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : ''],
            ['Kind of partner (TTP)', organization.ttp?.name],
            ['Audit status', organization.auditStatus?.name],
            ['Platform status', organization.platformStatus?.name],
            ['Own number (OrgUID)', registration.orgUid],
            [
              'ID',
              <span key="id" style={{ color: 'var(--ops-ink-2)', fontSize: 12, overflowWrap: 'anywhere' }}>
                {id}
              </span>,
            ],
            ['Description', organization.description],
            ['Created', <Moment key="created" at={organization.createdAt} />],
            ['Updated', <Moment key="updated" at={organization.updatedAt} />],
            [
              'With all below',
              <Retry key="below" onRetry={onChanged}>
                <Suspense fallback={<Ghost aria-label="Counting" style={{ height: 40, maxWidth: 240 }} />}>
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

const Hidden = () => (
  <span style={{ color: 'var(--ops-ink-2)' }}>not yours to see; whoever may see confidential data can</span>
)
