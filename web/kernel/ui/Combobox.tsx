// eslint-disable-next-line no-restricted-imports -- what it makes safe
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete'
import { useLayoutEffect, useState } from 'react'
import type { Choice } from './SearchPicker.tsx'

interface ComboboxProps<Option> extends Omit<
  AutocompleteProps<Option, false, false, false>,
  'open' | 'onOpen' | 'onClose' | 'isOptionEqualToValue' | 'getOptionKey' | 'getOptionLabel'
> {
  /** Whether its list is open at first. */
  opensAtOnce?: boolean
}

/** A field with a list below it, of which one is chosen by its name. */
export function Combobox<Option extends Choice>({ opensAtOnce = false, ...props }: ComboboxProps<Option>) {
  const { options, inputValue } = props
  const [isOpen, setIsOpen] = useState(opensAtOnce)
  // At the second drawing after its options have changed, Autocomplete forgets what an arrow key has reached. That one
  // comes at once, not when something around it changes.
  const shown = JSON.stringify([isOpen, inputValue, options.map(({ name }) => name)])
  const [, setDrawn] = useState(shown)
  useLayoutEffect(() => {
    // eslint-disable-next-line react/set-state-in-effect -- a second drawing is what this is for
    setDrawn(shown)
  }, [shown])
  return (
    <Autocomplete<Option>
      {...props}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
    />
  )
}
