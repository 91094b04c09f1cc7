import { describe, expect, test } from 'vitest';
import type { Block } from '../../api/types';
import { toMarkdown } from './index';

const ORIGIN = 'https://huisstijl.example.org';

const TEXT: Block = {
  ...{ id: 10000001, type: 'text', slug: 'titel', groups: [], isPrivate: false },
  can: { view: true, use: true, edit: false },
  ...{ title: 'Titel', subtitle: '', body: '<p>Tekst</p>' },
  button: { label: '', url: '', target: '_self', icon: null },
};

describe('a page', () => {
  test('has below its blocks what was filled in of the fields that a maintainer added', () => {
    const fields = {
      footnote: 'Een *voetnoot*',
      status: 'draft',
      story: '<p>Een <strong>verhaal</strong></p>',
      on: null,
    };
    const { blocks } = page;
    expect(toMarkdown({ ...page, ...fields, status: 'draft', blocks }, {}, ORIGIN).markdown).toMatch(
      /\n\nTekst\n\nEen \\\*voetnoot\\\*\n\nEen \*\*verhaal\*\*\n$/,
    );
  });

  const page = {
    ...{ id: '1', slug: 'kleur', title: 'Kleur: "*blauw*"', lead: 'Welke <b>?', is_public: true },
    ...{
      published_at: '2026-01-02T03:04:05.000Z',
      parent_id: null,
      groups: [],
      pages: [],
      blocks: [TEXT],
    },
  };

  test('says above it what it is, as YAML that any title survives', () => {
    expect(toMarkdown(page, {}, ORIGIN).markdown).toBe(`---
title: "Kleur: \\"*blauw*\\""
description: "Welke <b>?"
url: ${ORIGIN}/huisstijl/kleur
updated: 2026-01-02T03:04:05.000Z
lang: nl
---

# Kleur: "\\*blauw\\*"

Welke \\<b>?

## Titel

Tekst
`);
  });

  test('that is home has the address of the portal, and no description without a lead', () => {
    const text = toMarkdown({ ...page, slug: 'home', lead: '' }, {}, ORIGIN).markdown;
    expect(text).toContain(`url: ${ORIGIN}/\n`);
    expect(text).not.toContain('description');
  });

  test('with more than anybody reads says where to read it', () => {
    const blocks = [{ ...TEXT, body: '<p>x</p>'.repeat(20_001) }];
    expect(toMarkdown({ ...page, blocks }, {}, ORIGIN).markdown).toContain(
      `Deze pagina is te lang voor Markdown. Lees haar op <${ORIGIN}/huisstijl/kleur>.\n`,
    );
  });
});
