import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** Says of a user that it is no person; it stands where the email of a person would. */
export const ServiceAccountTag = () => <Tag>{t.serviceAccount}</Tag>
