import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Tested } from './testProvider.ts'
import * as t from './__generated__/messages.ts'

interface TestAnswerProps {
  tested: Tested
  /** The address of the organization. */
  back: string
}

/** Whom a provider would have signed in. */
export const TestAnswer = ({ tested: { name, email, isEmailVerified, providerGroups }, back }: TestAnswerProps) => (
  <>
    <span role="status">{t.whoWouldSignIn}</span>
    <Facts
      facts={[
        [t.name, name],
        [t.email, email],
        [t.emailVerified, isEmailVerified ? t.yes : t.no],
        // Where groups count for nothing, they are not spoken of.
        ...(providerGroups ? [[t.groups, providerGroups.join(', ') || t.noGroups] as const] : []),
      ]}
    />
    {isEmailVerified ? null : <Notice>{t.unverifiedConnectsNobody}</Notice>}
    <ButtonLink to={back} className="primary">
      {t.backToTheOrganization}
    </ButtonLink>
  </>
)
