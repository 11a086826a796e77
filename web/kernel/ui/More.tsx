import { PlainButton } from './PlainButton.tsx'

export interface MoreProps {
  page: { hasNext: boolean; isLoadingNext: boolean; loadNext: (count: number) => unknown }
}

/** Shows what follows of a list, where something does. */
export const More = ({ page: { hasNext, isLoadingNext, loadNext } }: MoreProps) =>
  hasNext ? (
    <div style={{ padding: '8px 12px' }}>
      <PlainButton type="button" className="outlined" disabled={isLoadingNext} onClick={() => loadNext(50)}>
        Show more
      </PlainButton>
    </div>
  ) : null
