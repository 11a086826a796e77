import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { numberOf } from './settings.ts'
import * as t from './__generated__/messages.ts'

export interface ElementDraft {
  name: string
  /** 1 is the normal pace. */
  rating: string
}

export const elementsInput = (elements: readonly ElementDraft[]) =>
  elements.map(({ name, rating }) => ({ name, rating: numberOf(rating) }))

interface ElementsFieldProps {
  elements: readonly ElementDraft[]
  onChange: (elements: readonly ElementDraft[]) => void
  problems: Problems
  /** Once a cycle is timed there are as many as there are. */
  isFixed?: boolean
}

/** The parts of the work in order, each with the pace at which it was seen. */
export function ElementsField({ elements, onChange, problems, isFixed }: ElementsFieldProps) {
  const list = useRef<HTMLOListElement>(null)
  const set = (i: number, changed: Partial<ElementDraft>) =>
    onChange(elements.map((element, n) => (n === i ? { ...element, ...changed } : element)))
  function add() {
    onChange([...elements, { name: '', rating: '1' }])
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus())
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, color: 'text.secondary', fontSize: 12, fontWeight: 550 }}>
        {t.elementsInTheOrderOfThe}
      </Box>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {elements.map(({ name, rating }, i) => (
          <Box
            component="li"
            key={i}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: `minmax(0, 1fr) 76px ${isFixed ? '' : '32px'}`,
              alignItems: 'start',
            }}
          >
            <Field
              label={t.element({ value: i + 1 })}
              value={name}
              maxLength={120}
              required
              problem={problems[`elements.${i}.name`]}
              onChange={({ target }) => set(i, { name: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isFixed || !name) return
                event.preventDefault()
                add()
              }}
            />
            <Field
              label={t.rating}
              inputMode="decimal"
              value={rating}
              problem={problems[`elements.${i}.rating`]}
              onChange={({ target }) => set(i, { rating: target.value })}
            />
            {isFixed ? null : (
              <Box sx={{ pt: '20px' }}>
                <PlainButton
                  type="button"
                  className="icon"
                  aria-label={t.removeElement({ value: i + 1 })}
                  disabled={elements.length === 1}
                  onClick={() => onChange(elements.filter((_element, n) => n !== i))}
                >
                  <CloseIcon />
                </PlainButton>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {problems.elements ? (
        <Typography variant="body2" role="alert" sx={{ color: 'var(--ops-late)' }}>
          {problems.elements}
        </Typography>
      ) : null}
      {isFixed ? (
        <Typography variant="body2" color="textSecondary">
          {t.onceACycleIsTimedThe}
        </Typography>
      ) : (
        <PlainButton
          type="button"
          className="outlined"
          style={{ justifySelf: 'start' }}
          disabled={elements.length >= 30}
          onClick={add}
        >
          {t.addElement}
        </PlainButton>
      )}
    </Box>
  )
}
