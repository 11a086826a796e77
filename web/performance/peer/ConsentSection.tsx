import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ConsentSection_organization$key } from '../../__generated__/ConsentSection_organization.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }))

/** Whether a root organization takes part in the comparison with peers, and what that means. */
export function ConsentSection({ organization: key }: { organization: ConsentSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment ConsentSection_organization on Organization {
        peersShared
        peerConsent {
          isGiven
          at
          by
        }
        can {
          consent {
            allowed
            reason
          }
        }
        ...ConsentDialog_organization
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const {
    peerConsent: consent,
    peersShared,
    can: { consent: may },
  } = organization
  return (
    <Section
      title={t.comparisonWithPeers}
      about={
        consent
          ? inSentence(consent.isGiven ? t.saidTakesPart : t.saidTakesNoPart, {
              by: consent.by,
              at: <Moment at={consent.at} />,
            })
          : t.theTreeTakesNoPart2
      }
      actions={
        may.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setAsking(true)}>
            {consent?.isGiven ? t.withdraw2 : t.takePart2}
          </PlainButton>
        ) : (
          <Why permission={may} />
        )
      }
    >
      <Box
        component="ul"
        sx={{ m: 0, px: 3, py: 3, paddingInlineStart: '28px', display: 'grid', gap: 1, maxWidth: '90ch' }}
      >
        {peersShared.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{t.theseRulesAreAnEngineeringDefault}</li>
      </Box>
      {asking ? (
        <LateWindow onFailure={() => setAsking(false)}>
          <ConsentDialog organization={organization} onClose={() => setAsking(false)} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
