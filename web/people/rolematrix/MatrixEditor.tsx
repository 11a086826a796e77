import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MatrixEditor_matrix$key } from '../../__generated__/MatrixEditor_matrix.graphql.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { PermissionPreview } from './PermissionPreview.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useChanges } from './useChanges.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

/** The matrix with what is set but not saved, and beside it what that means for somebody. */
export function MatrixEditor({ matrix }: { matrix: MatrixEditor_matrix$key }) {
  const { id, organizationId, organizationName, can, rows } = useFragment(
    graphql`
      fragment MatrixEditor_matrix on RoleMatrix {
        id
        organizationId
        organizationName
        can {
          edit {
            allowed
            reason
          }
        }
        rows {
          id
          capability
          purpose
          section
          isFixed
          cells {
            id
            level
            levelName
            reach
            defaultReach
            allowedReaches
            fixedBecause
          }
        }
      }
    `,
    matrix,
  )
  const draft = useDraft('roleMatrix', organizationId)
  const { search, set: narrow } = useNarrowing()
  const isNarrow = useMediaQuery('(max-width: 759px)')
  const { pending, inputs, names, set, discard } = useChanges(rows, draft)
  const levels = rows[0]?.cells ?? []
  const level = levels.find((cell) => cell.level === search.get('level')) ?? levels[1] ?? levels[0]
  const onlyChanged = search.get('changed') === 'yes'
  const changed = useMemo(
    () => rows.filter(({ cells }) => cells.some((cell) => cell.reach !== cell.defaultReach || pending.has(cell.id))),
    [rows, pending],
  )
  return (
    <Box sx={{ display: 'grid', minHeight: 0, gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gridTemplateRows: { xs: 'minmax(360px, 70dvh) auto', lg: 'minmax(0, 1fr)' },
          overflowY: { xs: 'auto', lg: 'visible' },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0, minWidth: 0 }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'end',
              gap: 3,
              px: { xs: 3, md: 5 },
              py: 2,
              borderBottom: '1px solid var(--ops-line)',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ alignSelf: 'center', maxWidth: 560 }}>
              {inSentence(t.accessLevelsIn, { name: <strong>{organizationName}</strong> })}
              <Why permission={can.edit} />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'end', gap: 2, marginInlineStart: { sm: 'auto' } }}>
              {isNarrow ? (
                <SelectField
                  label={t.accessLevel}
                  value={level?.level}
                  onChange={(event) => narrow({ level: event.target.value })}
                >
                  {levels.map((one) => (
                    <option key={one.level} value={one.level}>
                      {one.levelName}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <PlainButton
                type="button"
                className={onlyChanged ? 'chip chosen' : 'chip'}
                aria-pressed={onlyChanged}
                onClick={() => narrow({ changed: onlyChanged ? null : 'yes' })}
              >
                {t.onlyChanged({ length: changed.length })}
              </PlainButton>
            </Box>
          </Box>
          <MatrixTable
            rows={onlyChanged ? changed : rows}
            levels={isNarrow && level ? [level.level] : levels.map((one) => one.level)}
            pending={pending}
            refusal={can.edit.allowed ? undefined : (can.edit.reason ?? '')}
            onSet={set}
          />
        </Box>
        <PermissionPreview matrixId={id} organizationId={organizationId} cells={inputs} />
      </Box>
      <SaveBar draft={draft} organizationId={organizationId} cells={inputs} names={names} onDiscard={discard} />
    </Box>
  )
}
