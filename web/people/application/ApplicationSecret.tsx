import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import * as t from './__generated__/messages.ts'

interface ApplicationSecretProps {
  name: string
  clientIdentifier: string
  secret: string
  text: string
  onClose: () => void
}

/** The secret of an application, with what it is sent beside. */
export const ApplicationSecret = ({ name, clientIdentifier, secret, text, onClose }: ApplicationSecretProps) => (
  <ShownOnce
    title={t.secretOf({ name })}
    text={text}
    secrets={[
      { label: t.clientSecret, value: secret },
      { label: t.clientIdentifier, value: clientIdentifier },
    ]}
    onClose={onClose}
  />
)
