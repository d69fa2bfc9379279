import type { Text } from '@axle/kernel';
import type { Page, RecordValues } from '@axle/page-kit';
import { makeAutoObservable } from 'mobx';
import type { SubscribedChoice } from './subscribe-store.ts';

/** The table of a tool that is to be made again and again, of what was typed. */
export class ToolChoice implements SubscribedChoice {
  format: 'xlsx' | 'csv' = 'xlsx';
  readonly title: Text;
  readonly isChosen = true;
  private readonly page: Page;
  private readonly tab: string;
  private readonly input: RecordValues;

  constructor(page: Page, tab: string, input: RecordValues) {
    this.page = page;
    this.tab = tab;
    this.input = input;
    const own = page.tabs.find(({ key }) => key === tab)!.title;
    this.title = { zh: `${page.title.zh} · ${own.zh}`, en: `${page.title.en} · ${own.en}` };
    makeAutoObservable<ToolChoice, 'page' | 'tab' | 'input'>(this, {
      title: false,
      isChosen: false,
      page: false,
      tab: false,
      input: false,
    });
  }

  setFormat(format: 'xlsx' | 'csv'): void {
    this.format = format;
  }

  wish() {
    const { tool } = this.page.tabs.find(({ key }) => key === this.tab)!;
    const table = tool?.results[tool.exports ?? ''];
    const columns = table?.kind === 'lines' ? Object.keys(table.fields) : [];
    return { page: this.page.key, columns, query: { filters: [], sort: [], search: '' }, tool: { tab: this.tab, input: this.input } };
  }
}
