import sharp, { type OverlayOptions } from "sharp";
import { type Subject, urlOf } from "./measure.ts";
import { phone, startVisit } from "./visit.ts";

/** What a window showed while a page was loading. */
export type Film = {
	/** When the navigation began, ms since 1970. */
	start: number;
	/** Each picture and since when it was shown, ms since 1970. */
	frames: readonly { at: number; jpeg: Buffer }[];
};

/** The moments of a strip, ms since the start of the navigation. */
const moments = [400, 800, 1200, 1600, 2000];

/** px */
const frameWidth = 195;
const labelHeight = 24;

/** Films a visit of its own: filming takes time that must not be measured. */
export async function filmLoading(subject: Subject): Promise<Film> {
	await using visit = await startVisit(subject);
	const { page, traffic } = visit;
	const frames: { at: number; jpeg: Buffer }[] = [];
	const session = await page.context().newCDPSession(page);
	session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
		frames.push({
			at: (metadata.timestamp ?? 0) * 1000,
			jpeg: Buffer.from(data, "base64"),
		});
		// A frame that comes while the page is closed needs no answer.
		session
			.send("Page.screencastFrameAck", { sessionId })
			.catch(() => undefined);
	});
	await session.send("Page.startScreencast", { format: "jpeg" });
	await page.goto(urlOf(subject));
	const start = await page.evaluate(() => performance.timeOrigin);
	await traffic.quiet();
	return { start, frames };
}

/** One row a build, five pictures a row, as PNG: for those who would rather look than read. */
export async function filmstrip(
	films: Readonly<Record<string, Film>>,
): Promise<Buffer> {
	const { width, height } = phone.viewport;
	const frameHeight = Math.round((frameWidth * height) / width);
	const rowHeight = labelHeight + frameHeight;
	const pictures: OverlayOptions[] = [];
	for (const [row, [name, { start, frames }]] of Object.entries(
		films,
	).entries())
		for (const [column, moment] of moments.entries()) {
			const left = column * frameWidth;
			const top = row * rowHeight;
			const label = `<svg width="${frameWidth}" height="${labelHeight}"><text x="4" y="16" font-size="12" font-family="sans-serif">${name}, ${moment} ms</text></svg>`;
			pictures.push({ input: Buffer.from(label), left, top });
			const shown = frames.findLast(({ at }) => at - start <= moment)?.jpeg;
			if (!shown) continue;
			const input = await sharp(shown)
				.resize(frameWidth, frameHeight)
				.toBuffer();
			pictures.push({ input, left, top: top + labelHeight });
		}
	return sharp({
		create: {
			width: moments.length * frameWidth,
			height: Object.keys(films).length * rowHeight,
			channels: 3,
			background: "white",
		},
	})
		.composite(pictures)
		.png()
		.toBuffer();
}
