import { graphql, useFragment } from 'react-relay'
import type { ApplicationRow_application$key } from '../../__generated__/ApplicationRow_application.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { scopesInWords } from '../token/scopeNames.ts'
import { ClientIdentifier } from './ClientIdentifier.tsx'
import { Website } from './Website.tsx'
import * as t from './__generated__/messages.ts'

interface ApplicationRowProps {
  application: ApplicationRow_application$key
  /** Opens the window of that. */
  onAsk: (what: 'edit' | 'secret' | 'end') => void
}

const secondary = { color: 'var(--ops-ink-2)', fontSize: 12, fontWeight: 400, lineHeight: '16px' }

/** An application: what it may be allowed, where it leads back to, who registered it, and what can be done with it. */
export function ApplicationRow({ application: key, onAsk }: ApplicationRowProps) {
  const application = useFragment(
    graphql`
      fragment ApplicationRow_application on Application {
        name
        clientIdentifier
        homeUrl
        redirectUrls
        scopes
        isConfidential
        oldSecretExpiresAt
        isSelfRegistered
        createdBy {
          name
        }
        createdAt
      }
    `,
    key,
  )
  const { name, homeUrl, redirectUrls, isConfidential, oldSecretExpiresAt, isSelfRegistered, createdBy } = application
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 160 }}>
        {name}
        <ClientIdentifier name={name} value={application.clientIdentifier} />
        <div style={secondary}>{isConfidential ? t.keepsASecret : t.keepsNoSecret}</div>
        {oldSecretExpiresAt ? (
          <div style={secondary}>{t.oldSecretWorksUntil({ when: momentOf(oldSecretExpiresAt) })}</div>
        ) : null}
      </th>
      <td>{scopesInWords(application.scopes)}</td>
      <td style={{ overflowWrap: 'anywhere' }}>
        {redirectUrls.map((url) => (
          <div key={url}>{url}</div>
        ))}
        {homeUrl ? (
          <div style={secondary}>
            {t.website}: <Website url={homeUrl} />
          </div>
        ) : null}
      </td>
      <td>
        <Moment at={application.createdAt} />
        {isSelfRegistered ? (
          <div>
            <Tag>{t.registeredItself}</Tag>
          </div>
        ) : null}
        {createdBy ? <div style={secondary}>{createdBy.name}</div> : null}
      </td>
      <td style={{ textAlign: 'end' }}>
        <ActionsMenu
          label={t.actionsFor({ name })}
          actions={[
            { label: t.editOn, act: () => onAsk('edit') },
            {
              label: t.newSecretOn,
              act: () => onAsk('secret'),
              refused: isConfidential ? undefined : t.keepsNoSecretToReplace,
            },
            { label: t.endOn, act: () => onAsk('end') },
          ]}
        />
      </td>
    </tr>
  )
}
