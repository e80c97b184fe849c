import { expect, test } from "vitest";
import type { Content } from "#model/files.ts";
import type { BuiltPage } from "../support/built/built-pages.ts";
import { renderedPage, renderPageOf } from "../support/built/rendered-pages.ts";
import { frozenContent } from "../support/contents.ts";
import { frozen } from "../support/gyms.ts";

test.each([
	["terms", "/terms", "pages/terms.md"],
	[
		"article",
		"/fitness-tips/community/member-stories",
		"articles/member-stories.md",
	],
])(
	"a heading gets no id that its %s page uses itself",
	async (_, path, file) => {
		const headings = ownIds(path).map((id) => `\n\n## ${id}`);
		const text = (frozen.texts.get(file) ?? "") + headings.join("");
		await expectUniqueIds(path, frozen.withFile(file, text).content());
	},
);

test.each(["/events", "/comeback"])(
	"an event gets no id that the page %s uses itself",
	async (path) => {
		const { events } = frozenContent;
		const list = ownIds(path).flatMap((id) =>
			events.list.slice(0, 1).map((event) => ({ ...event, id })),
		);
		await expectUniqueIds(path, {
			...frozenContent,
			events: { ...events, list },
		});
	},
);

/**
 * Omits ids from `id` fields of the content, and ids that nothing in the content resembles: those
 * of React ("_…") and of price cards ("plan-…").
 */
function ownIds(path: string): string[] {
	const texts = [...frozen.texts.values()].join();
	return idsIn(renderedPage(path)).filter(
		(id) => !/^(_|plan-)/.test(id) && !texts.includes(`id: ${id}`),
	);
}

async function expectUniqueIds(path: string, content: Content): Promise<void> {
	const ids = idsIn(await renderPageOf(content, path));
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

function idsIn(page: BuiltPage): string[] {
	return page.all("[id]").map(({ id }) => id);
}
