import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ActionDetails_action$key } from '../../__generated__/ActionDetails_action.graphql.ts'
import { RecordNumber } from '../../performance/breach/RecordNumber.tsx'
import { RecordChecklists } from '../../work/checklist/RecordChecklists.tsx'
import { RecordContacts } from '../../people/contact/RecordContacts.tsx'
import { DelegationChain } from '../../work/delegation/DelegationChain.tsx'
import { RecordActivity } from '../../communication/activity/RecordActivity.tsx'
import { RecordFiles } from '../../work/note/RecordFiles.tsx'
import { RecordSop } from '../../work/sop/RecordSop.tsx'
import { RecordTimer } from '../../work/timestudy/RecordTimer.tsx'
import { EscalationLadder } from '../../work/escalation/EscalationLadder.tsx'
import { RecordTour } from '../../work/tour/RecordTour.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { ActionFacts } from './ActionFacts.tsx'
import { ActionSteps } from '../../work/action/ActionSteps.tsx'
import { RecordDescription } from '../../work/action/property/RecordDescription.tsx'
import { RecordTitle } from '../../work/action/RecordTitle.tsx'
import { RecordKey } from './RecordKey.tsx'
import { RecordMenu } from './RecordMenu.tsx'
import { withParams } from '../../kernel/ui/address.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { movedPanel, panelIn, recordPanels } from '../../work/action/recordPanels.ts'
import { KeyElsewhere } from '../../kernel/ui/KeyElsewhere.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** Everything about one record: what it is, what can be done, and what was done. */
export function ActionDetails({ action: key, onClose }: { action: ActionDetails_action$key; onClose: () => void }) {
  const action = useFragment(
    graphql`
      fragment ActionDetails_action on Action {
        key
        addressKey
        asOf {
          at
        }
        sameKey {
          addressKey
          organization {
            name
          }
        }
        statusReason
        ...RecordMenu_action
        ...RecordTitle_action
        ...RecordNumber_action
        ...RecordTour_action
        ...RecordDescription_action
        ...ActionFacts_action
        ...ActionSteps_action
        ...DelegationChain_action
        ...EscalationLadder_action
        ...RecordFiles_action
        ...RecordChecklists_action
        ...RecordSop_action
        ...RecordTimer_action
        ...RecordActivity_action
        ...RecordContacts_action
      }
    `,
    key,
  )
  const [search, setSearch] = useSearch()
  const panel = panelIn(search)
  const moved = movedPanel(search)
  useEffect(() => {
    if (moved) setSearch((current) => withParams(current, { panel: moved }), { replace: true })
  }, [moved, setSearch])
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)', minHeight: 0, height: '100%' }}>
      <Box component="header" sx={{ display: 'grid', gap: 2, px: 5, pt: 2, pb: 3 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <RecordKey name={action.key} addressKey={action.addressKey} />
          {action.asOf ? (
            <Typography variant="body2" color="textDisabled">
              {t.asOf({ moment: momentOf(action.asOf.at) })}
            </Typography>
          ) : null}
          <Box sx={{ flex: 1 }} />
          {action.asOf ? null : <RecordMenu action={action} />}
          <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
            <CloseIcon />
          </PlainButton>
        </Box>
        <KeyElsewhere others={action.sameKey} />
        <RecordTitle action={action} />
        <ActionSteps action={action} />
      </Box>
      <SearchTabs label={t.partsOfTheRecord} name="panel" tabs={recordPanels} selected={panel} />
      {panel === 'activity' ? (
        <RecordActivity action={action} />
      ) : (
        <Box
          sx={{ overflow: 'auto', px: 5, py: 4, display: 'grid', gap: 5, alignContent: 'start' }}
          tabIndex={0}
          role="region"
          aria-label={t.record}
        >
          {panel === 'work' ? (
            <>
              {action.statusReason ? (
                <Box sx={{ px: 3, py: 2, borderRadius: '6px', bgcolor: 'var(--ops-line-2)', color: 'text.secondary' }}>
                  {action.statusReason}
                </Box>
              ) : null}
              <RecordDescription action={action} />
              <RecordNumber action={action} />
              <RecordChecklists action={action} />
              {action.asOf ? null : <RecordSop action={action} />}
              <RecordTimer action={action} />
              <RecordTour action={action} />
              <ActionFacts action={action} />
              <RecordFiles action={action} />
            </>
          ) : null}
          {panel === 'people' ? (
            <>
              <DelegationChain action={action} />
              <EscalationLadder action={action} />
              <RecordContacts action={action} />
            </>
          ) : null}
        </Box>
      )}
    </Box>
  )
}
