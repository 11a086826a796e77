import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { PeersSection_comparison$key } from '../../__generated__/PeersSection_comparison.graphql.ts'
import { figure } from '../metric/words.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { PeerMonths } from './PeerMonths.tsx'
import { monthText, standing, widened } from './peerWords.ts'
import { RangeChart } from './RangeChart.tsx'
import * as t from './__generated__/messages.ts'

interface PeersSectionProps {
  /** Null for whom it is not. */
  comparison: PeersSection_comparison$key | null | undefined
  unit: string
}

/** How an organization stands among its peers by a metric; nothing for whom that is not. */
export function PeersSection({ comparison, unit }: PeersSectionProps) {
  const peers = useFragment(
    graphql`
      fragment PeersSection_comparison on PeerComparison {
        ownIndustry {
          code
          title
        }
        latest {
          month
          own
          percentile
          lowerQuartile
          median
          upperQuartile
          bestInClass
          contributors
          reasonText
          industry {
            code
            title
          }
        }
        ...PeerMonths_comparison
      }
    `,
    comparison,
  )
  if (!peers) return null
  const { latest, ownIndustry } = peers
  const { own, lowerQuartile, median, upperQuartile, bestInClass, industry } = latest
  const isSaid = lowerQuartile != null && median != null && upperQuartile != null && bestInClass != null
  const sentence = isSaid ? standing(latest, unit) : ''
  return (
    <Section title={t.comparedWithPeers} about={t.otherOrganizationsOfTheSameIndustry}>
      {isSaid ? (
        <Box sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Box component="p" sx={{ m: 0, maxWidth: '72ch' }}>
            {sentence}{' '}
            {industry && ownIndustry && industry.code !== ownIndustry.code ? widened(ownIndustry, industry) : null}
          </Box>
          <RangeChart
            {...{ own, lowerQuartile, median, upperQuartile, bestInClass }}
            label={t.theMiddleHalfIsBetweenAnd({
              sentence,
              figure: figure(lowerQuartile),
              figure2: figure(upperQuartile),
              figure3: figure(bestInClass),
              unit,
            })}
          />
        </Box>
      ) : (
        <Empty>
          {own == null ? '' : `${monthText(latest.month)}: ${figure(own)} ${unit}. `}
          {latest.reasonText}
        </Empty>
      )}
      <Box sx={{ px: 3, pb: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <PeerMonths comparison={peers} unit={unit} />
        <Box component="p" sx={{ m: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', maxWidth: '90ch' }}>
          {t.toldOfAtLeastFiveOrganizations}
        </Box>
      </Box>
    </Section>
  )
}
