import Box from '@mui/material/Box'
import type { OperationType } from 'relay-runtime'
import { CloseIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import { SearchPicker, type Choice, type LookUpProps, type PickerField } from './SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

interface ManyPickerProps<Query extends OperationType, Option> extends LookUpProps<Query, Option> {
  field: PickerField
  value: readonly Choice[]
  onChange: (value: readonly Choice[]) => void
  /** How many there can be. */
  most?: number
  /** Whether their order counts. */
  isOrdered?: boolean
  staysOpen?: boolean
}

/** Several that the graph knows, found as one types and added one by one. */
export function ManyPicker<Query extends OperationType, Option extends Choice>({
  field,
  value,
  onChange,
  most = Infinity,
  isOrdered,
  staysOpen,
  find,
  ...lookUp
}: ManyPickerProps<Query, Option>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {value.length < most ? (
        <SearchPicker<Query, Option>
          {...lookUp}
          find={(data) => find(data).filter(({ id }) => !value.some((one) => one.id === id))}
          field={field}
          many={staysOpen ? 'stays open' : 'closes'}
          onChange={(option) => option && onChange([...value, { id: option.id, name: option.name }])}
        />
      ) : null}
      {value.length ? (
        <Box
          component={isOrdered ? 'ol' : 'ul'}
          aria-label={t.chosen2({ label: field.label })}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {value.map(({ id, name }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                maxWidth: '100%',
                border: '1px solid var(--ops-line)',
                borderRadius: '13px',
                paddingInlineStart: 2.5,
                paddingInlineEnd: 0.5,
              }}
            >
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {name}
              </Box>
              <PlainButton
                type="button"
                aria-label={t.leaveOut({ name })}
                style={{ minHeight: 24, padding: '0 4px' }}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                <CloseIcon size={12} />
              </PlainButton>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
