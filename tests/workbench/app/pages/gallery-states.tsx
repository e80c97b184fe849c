import words from "content:galleries";
import groupClasses from "content:group-classes";
import { Gallery } from "#sections/gallery.tsx";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

/** Galleries of which the build has left pictures out, and without pictures; the carousel by itself, empty and at a picture it lacks. */
export default function GalleryStatesPage() {
	const { images } = groupClasses.gallery;
	return (
		<>
			<div className="wrap page-head">
				<h1 tabIndex={-1}>States of galleries</h1>
			</div>
			<Gallery
				id="left-out"
				gallery={{
					title: "Left out",
					images: images.slice(0, 1),
					leftOut: 3,
				}}
			/>
			<Gallery
				id="empty"
				gallery={{ title: "Nothing yet", images: [], leftOut: 0 }}
			/>
			<div className="section">
				<ImageCarousel
					label="Alone and empty"
					images={[]}
					words={words}
					isNear
				/>
				<ImageCarousel
					label="Begins beyond its end"
					images={images}
					words={words}
					isNear
					start={images.length}
				/>
			</div>
		</>
	);
}
