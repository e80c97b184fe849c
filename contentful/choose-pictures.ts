import { type Asset, pictureName, type Space } from "./space.ts";
import type { PictureReference, SpaceProblem } from "./space-problems.ts";

type SkippedAsset = { asset: Asset; expected: string; found: string };

type Options = {
	assets: Space["assets"];
	useOf: (asset: Asset) => PictureReference | undefined;
};

type Chosen = {
	pictures: ReadonlyMap<
		string,
		{ asset: Asset; use: PictureReference | undefined }
	>;
	skippedAssets: readonly SkippedAsset[];
	problems: readonly SpaceProblem[];
};

const pictureHost = /^(images|assets)(\.eu)?\.ctfassets\.net$/;
const ending = /\.(jpg|png|svg)$/;
const pictureFile = /^[a-z0-9][a-z0-9-]*\.\w+$/;
const pictureTypes = /^image\/(jpeg|png|svg\+xml)$/;

/**
 * Selects the assets that become pictures of the site. If several assets have the same name,
 * prefers one that an entry links to, then the oldest.
 */
export function choosePictures({ assets, useOf }: Options): Chosen {
	const pictures = new Map<
		string,
		{ asset: Asset; use: PictureReference | undefined }
	>();
	const unusable: SkippedAsset[] = [];
	const problems: SpaceProblem[] = [];
	const uses = new Map(
		[...assets.values()].map((asset) => [asset, useOf(asset)]),
	);
	const inOrder = [...uses].toSorted(
		([a, useOfA], [b, useOfB]) =>
			Number(useOfB?.isLinked ?? false) - Number(useOfA?.isLinked ?? false) ||
			a.createdAt.localeCompare(b.createdAt),
	);
	for (const [asset, use] of inOrder) {
		const name = pictureName(asset);
		const problem = pictures.has(name)
			? {
					expected: "pictures with names of their own",
					found: `a second “${name}”`,
				}
			: problemOf(asset);
		if (!problem) pictures.set(name, { asset, use });
		else if (use?.isLinked) problems.push(use.problem(problem));
		else unusable.push({ asset, ...problem });
	}
	const skippedAssets = unusable.filter(({ asset, expected, found }) => {
		const use = uses.get(asset);
		if (!use || pictures.has(pictureName(asset))) return true;
		problems.push(use.problem({ expected, found }));
		return false;
	});
	return { pictures, skippedAssets, problems };
}

function problemOf(
	asset: Asset,
): { expected: string; found: string } | undefined {
	const { fileName, mediaType } = asset;
	const name = pictureName(asset);
	const kind = "a JPG, PNG or SVG picture";
	if (!asset.url)
		return {
			expected: "a picture that has been uploaded and published",
			found: `“${fileName}” without a file`,
		};
	if (!ending.test(name)) return { expected: kind, found: `“${fileName}”` };
	if (mediaType && !pictureTypes.test(mediaType))
		return { expected: kind, found: `“${fileName}”, which is ${mediaType}` };
	if (!pictureFile.test(name))
		return {
			expected: "a file name with letters from a to z or digits",
			found: `“${fileName}”`,
		};
	// Contentful's URLs begin with //.
	const url = URL.parse(asset.url, "https://elsewhere");
	if (url?.protocol !== "https:" || !pictureHost.test(url.hostname))
		return {
			expected: "a picture that Contentful keeps",
			found: `“${fileName}” of ${url?.hostname ?? asset.url}`,
		};
	return undefined;
}

export function assetUrl({ url = "" }: Asset): string {
	return new URL(url, "https://elsewhere").href;
}
