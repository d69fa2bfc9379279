import { text } from '@axle/kernel';

/** What is said of something that is there no more. */
export const goneText = {
  draft: text('草稿已不存在', 'The draft no longer exists'),
  record: text('已删除的记录（{id}）', 'Deleted record ({id})'),
};
