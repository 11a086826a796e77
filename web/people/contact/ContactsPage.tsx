import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Page } from '../../kernel/shell/Page.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import * as t from './__generated__/messages.ts'

const tabs = [
  { to: '/contacts', label: t.directory },
  { to: '/contacts/support', label: t.whoSupportsWhat },
  { to: '/contacts/athand', label: t.atHand },
  { to: '/contacts/people', label: t.messagesWith },
]

/** To whom one can turn; each part under an address of its own. */
export function ContactsPage() {
  return (
    <Page title={t.contacts} bar={<TabLinks label={t.partsOfTheContacts} tabs={tabs} />}>
      <Suspense fallback={<GhostRows lists={[6]} />}>
        <Outlet />
      </Suspense>
    </Page>
  )
}
