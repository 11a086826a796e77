import { lazy, useState } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Brand } from '../../kernel/ui/Brand.tsx'
import { ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useChosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import * as t from './__generated__/messages.ts'

const OrganizationMenu = lazy(async () => ({ default: (await import('./OrganizationMenu.tsx')).OrganizationMenu }))

/** Whose work the screens show, and the way to another. */
export function OrganizationSwitch() {
  const { memberships = [] } = useViewer() ?? {}
  const chosen = useChosenOrganization()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [first] = memberships
  const there = memberships.find(({ organization }) => organization.id === chosen?.id) ?? first
  const name = chosen?.name ?? (memberships.length > 1 ? t.allOrganizations : first?.organization.name)
  const brand = <Brand name={name} detail={there?.accessLevelName} />
  if (!first) return <div style={{ padding: '6px 8px' }}>{brand}</div>
  return (
    <>
      <PlainButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t.organization2({ name: name ?? '' })}
        onClick={(event) => setAnchor(event.currentTarget)}
        style={{
          justifyContent: 'space-between',
          padding: '6px 8px',
          textAlign: 'start',
          color: 'inherit',
          minWidth: 0,
        }}
      >
        {brand}
        <ChevronIcon />
      </PlainButton>
      {anchor ? (
        <LateWindow onFailure={() => setAnchor(null)}>
          <OrganizationMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </LateWindow>
      ) : null}
    </>
  )
}
