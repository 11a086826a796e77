import Typography from '@mui/material/Typography'
import { Tag } from '../../kernel/ui/Tag.tsx'

interface Place {
  readonly start: number
  readonly length: number
}

interface MentionedTextProps {
  text: string
  /** Where it mentions somebody or a role. */
  mentions: readonly Place[]
}

/** What somebody has written, with whom they mention in it marked, by the name as it was then. */
export const MentionedText = ({ text, mentions }: MentionedTextProps) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {mentions.map(({ start, length }, i) => (
      <span key={start}>
        {text.slice(endOf(mentions[i - 1]), start)}
        <Tag className="planned" style={{ whiteSpace: 'normal' }}>
          {text.slice(start, start + length)}
        </Tag>
      </span>
    ))}
    {text.slice(endOf(mentions.at(-1)))}
  </Typography>
)

const endOf = (place: Place | undefined) => (place ? place.start + place.length : 0)
