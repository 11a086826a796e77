import { lazy, useState } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import * as t from './__generated__/messages.ts'

const PersonMenuItems = lazy(async () => ({ default: (await import('./PersonMenuItems.tsx')).PersonMenuItems }))

/** Who is signed in, with the theme and the way out. */
export function PersonMenu() {
  const viewer = useViewer()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  if (!viewer) return null
  return (
    <>
      <PlainButton
        type="button"
        className="icon"
        aria-label={t.themeAndSignOut({ name: viewer.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setOpened(true)
          setAnchor(event.currentTarget)
        }}
        style={{ padding: 4 }}
      >
        <Initials name={viewer.name} size={24} />
      </PlainButton>
      {opened ? (
        <LateWindow onFailure={() => setAnchor(null)}>
          <PersonMenuItems viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        </LateWindow>
      ) : null}
    </>
  )
}
