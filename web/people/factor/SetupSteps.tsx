import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { QrCode } from './QrCode.tsx'
import * as t from './__generated__/messages.ts'

/** What an authenticator app needs: by its camera, or typed. */
export const SetupSteps = ({ secret, url }: { secret: string; url: string }) => (
  <>
    <span>{t.scanWithYourApp}</span>
    <QrCode label={t.qrCode} text={url} />
    <CopyField label={t.secretToType} value={secret.replace(/.{4}(?=.)/g, '$& ')} />
  </>
)
