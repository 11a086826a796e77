import { styled } from '@mui/material/styles'
import { useState, type ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import { unseen } from './unseen.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& input': { paddingInlineEnd: 40 },
  // In the field, below its label.
  '& button': { position: 'absolute', top: 21, insetInlineEnd: 1 },
  // What a finger hits is larger than what is drawn.
  '& button::after': { content: '""', position: 'absolute', inset: -6 },
  '& button span': unseen,
})

/** A password, and a button that shows what is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Frame>
      <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <PlainButton type="button" className="icon" onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
        <span>{isShown ? t.hidePassword : t.showPassword}</span>
      </PlainButton>
    </Frame>
  )
}
