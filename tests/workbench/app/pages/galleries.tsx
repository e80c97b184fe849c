import groupClasses from "content:group-classes";
import { Gallery } from "#sections/gallery.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

/** The pictures of a page, over and over: each under an address of its own. */
function pictures(count: number, name: string) {
	const { images } = groupClasses.gallery;
	return Array.from({ length: count }, (_, index) => {
		const { original, webp, picture } =
			images[index % images.length] ?? images[0] ?? fail();
		const own = (address: string) => `${address}?${name}-${index + 1}`;
		return {
			original: own(original),
			picture: {
				...picture,
				alt: `${name} ${index + 1}`,
				src: own(original),
				srcSet: { webp: own(webp), jpg: own(original) },
			},
		};
	});
}

function fail(): never {
	throw new Error("The page about group classes has no pictures");
}

/** A gallery of ten pictures, and one of three far down the page. */
export default function GalleriesPage() {
	return (
		<>
			<div className="wrap page-head">
				<h1 tabIndex={-1}>Galleries</h1>
			</div>
			<Gallery
				id="ten"
				gallery={{ title: "Ten", images: pictures(10, "near"), leftOut: 0 }}
			/>
			<div className="distance" />
			<Gallery
				id="far"
				gallery={{ title: "Far down", images: pictures(3, "far"), leftOut: 0 }}
			/>
			<div className="distance" />
		</>
	);
}
