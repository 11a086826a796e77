import { styled } from '@mui/material/styles'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { reachWord, sentence } from './reaches.ts'
import { usePermissions, type Permissions, type PreviewCells } from './usePermissions.ts'
import * as t from './__generated__/messages.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '6px 0',
    borderTop: '1px solid var(--ops-line-2)',
  },
  '& small': { gridColumn: '1 / -1', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& .none': { color: 'var(--ops-ink-3)' },
  '& .after': { color: 'var(--ops-brand)', fontWeight: 550 },
})

const Heading = styled('h3')({
  margin: '8px 0 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 550,
  color: 'var(--ops-ink-2)',
})

interface PermissionListProps {
  matrixId: string
  userId: string
  cells: PreviewCells
}

/** How far somebody gets with each capability; first those that what is not saved would change. */
export function PermissionList({ matrixId, userId, cells }: PermissionListProps) {
  const { permissions, failure, retry } = usePermissions(matrixId, userId, cells)
  if (failure) {
    return (
      <>
        <Notice role="alert">{failure}</Notice>
        <PlainButton type="button" className="outlined" onClick={retry}>
          {t.tryAgain}
        </PlainButton>
      </>
    )
  }
  if (permissions === undefined) return <Ghost style={{ height: 160 }} />
  if (permissions === null) return <p style={{ margin: 0 }}>{t.nobodyThatYouSeeIsAt}</p>
  const changing = permissions.filter(({ reach, previewReach }) => reach !== previewReach)
  const sections = [...new Set(permissions.map(({ section }) => section))]
  const places = new Set(permissions.flatMap(({ membership }) => (membership ? [placeOf(membership)] : [])))
  return (
    <div>
      <div role="status">
        {cells.length ? (
          <Heading>
            {changing.length
              ? t.whatIsNotSavedChangesOf({ length: changing.length, length2: permissions.length })
              : t.whatIsNotSavedChangesNothing}
          </Heading>
        ) : null}
      </div>
      {changing.length ? <Permitted permissions={changing} /> : null}
      {places.size === 1 ? (
        <Heading as="p">
          {t.as} {[...places][0]}
        </Heading>
      ) : null}
      {sections.map((section) => (
        <section key={section}>
          <Heading>{section}</Heading>
          <Permitted permissions={permissions.filter((one) => one.section === section)} withPlace={places.size > 1} />
        </section>
      ))}
    </div>
  )
}

const placeOf = ({ accessLevelName, organization }: NonNullable<Permissions[number]['membership']>) =>
  t.in({ accessLevelName, name: organization.name })

function Permitted({ permissions, withPlace = false }: { permissions: Permissions; withPlace?: boolean }) {
  return (
    <List>
      {permissions.map(({ capability, purpose, reach, previewReach, membership }) => (
        <li key={capability}>
          <span>{sentence(purpose)}</span>
          {reach === previewReach ? (
            <span className={reach === 'NONE' ? 'none' : undefined}>{reachWord(reach)}</span>
          ) : (
            <span>
              {reachWord(reach)} → <span className="after">{reachWord(previewReach)}</span>
            </span>
          )}
          {withPlace && membership ? <small>{placeOf(membership)}</small> : null}
        </li>
      ))}
    </List>
  )
}
