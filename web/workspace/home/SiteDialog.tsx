import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ShortcutSlot, SiteDialogMutation } from '../../__generated__/SiteDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { siteNames } from './siteNames.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation SiteDialogMutation($input: SaveOrganizationShortcutInput!) {
    result: saveOrganizationShortcut(input: $input) {
      ... on SaveOrganizationShortcutSuccess {
        organization {
          ...SitesSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface SiteDialogProps {
  organizationId: string
  site: { readonly slot: ShortcutSlot; readonly name: string; readonly url?: string | null; readonly version: number }
  onClose: () => void
}

/** Where an external shortcut leads; an empty address takes it away. */
export function SiteDialog({ organizationId, site: opened, onClose }: SiteDialogProps) {
  const site = useShown(opened)
  const [name, setName] = useState(site.name)
  const [url, setUrl] = useState(site.url ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<SiteDialogMutation>(mutation)
  async function submit() {
    const { problems: failed } = await save({
      organizationId,
      slot: site.slot,
      version: site.version,
      name,
      url: url.trim() || null,
    })
    if (failed) return setProblems(failed)
    toast(
      'success',
      url.trim() ? t.saved({ trim: name.trim() }) : t.takenAway({ siteNames: siteNames[site.slot] ?? '' }),
    )
    onClose()
  }
  return (
    <FormDialog
      title={siteNames[site.slot]!}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isSaving}
    >
      <Field
        label={t.called}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
      />
      <Field
        label={t.address}
        type="url"
        inputMode="url"
        autoFocus
        placeholder="https://"
        maxLength={2000}
        help={t.httpsAloneLeaveItEmptyTo}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        problem={problems.url}
      />
    </FormDialog>
  )
}
