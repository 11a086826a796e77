import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { SitesSection_organization$key } from '../../__generated__/SitesSection_organization.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { siteNames } from './siteNames.ts'
import * as t from './__generated__/messages.ts'

const SiteDialog = lazy(async () => ({ default: (await import('./SiteDialog.tsx')).SiteDialog }))

/** The external shortcuts of a root organization: where they lead, for everybody in its tree. */
export function SitesSection({ organization: key }: { organization: SitesSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment SitesSection_organization on Organization {
        id
        can {
          editShortcuts {
            allowed
            reason
          }
        }
        shortcuts {
          slot
          name
          url
          version
        }
      }
    `,
    key,
  )
  const [edited, setEdited] = useState<string>()
  const may = organization.can.editShortcuts
  const site = organization.shortcuts.find(({ slot }) => slot === edited)
  return (
    <Section title={t.externalShortcuts} about={t.sitesThatEverybodyInTheTree} actions={<Why permission={may} />}>
      <Table caption={t.externalShortcuts} columns={[t.shortcut, t.called, t.address, '']}>
        {organization.shortcuts.map(({ slot, name, url }) => (
          <tr key={slot}>
            <th scope="row">{siteNames[slot]}</th>
            <td>{url ? name : <span style={{ color: 'var(--ops-ink-2)' }}>{t.notSet}</span>}</td>
            <td style={{ overflowWrap: 'anywhere' }}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {url}
                </a>
              ) : null}
            </td>
            <td>
              {may.allowed ? (
                <PlainButton
                  type="button"
                  className="outlined"
                  aria-label={(url ? t.changeTheSite : t.setTheSite)({ name: siteNames[slot]!.toLowerCase() })}
                  onClick={() => setEdited(slot)}
                >
                  {url ? t.change : t.set}
                </PlainButton>
              ) : null}
            </td>
          </tr>
        ))}
      </Table>
      {site ? (
        <LateWindow onFailure={() => setEdited(undefined)}>
          <SiteDialog organizationId={organization.id} site={site} onClose={() => setEdited(undefined)} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
