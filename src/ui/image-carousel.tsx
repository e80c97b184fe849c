import { ArrowLeft, ArrowRight, ImageOff } from "lucide-react";
import {
	type ComponentProps,
	type KeyboardEvent,
	useEffect,
	useState,
} from "react";
import { fillBlanks } from "#lib/blanks.ts";
import { Button } from "./button.tsx";
import { useLatePicture } from "./late-picture.ts";
import { Picture } from "./picture.tsx";
import { useSlides, useSwipe } from "./slides.ts";

type Image = {
	original: string;
	caption?: string | undefined;
	picture: ComponentProps<typeof Picture>["picture"];
};

type Props = {
	/** The carousel's accessible name. */
	label: string;
	images: readonly Image[];
	words: {
		/** With [loaded] and [total]. */
		loaded: string;
		failedImage: string;
		emptyCarousel: string;
		noSuchImage: string;
	};
	/** It has come near the viewport: its pictures are fetched from then on (GAL-06). */
	isNear: boolean;
	/** The picture to begin with, from 0. */
	start?: number;
	/** A picture did not come; told for each. */
	onFailure?: (address: string) => void;
};

/**
 * Pictures one after the other, the next one in sight. All are in the HTML as a list that scrolls sideways; buttons,
 * keys, swipes and the count are an addition (GAL-01 to GAL-05).
 */
export function ImageCarousel({ start = 0, ...props }: Props) {
	const { images, words } = props;
	if (images.length === 0)
		return <p className="wrap gallery-note">{words.emptyCarousel}</p>;
	if (images[start] === undefined)
		return <p className="wrap gallery-note">{words.noSuchImage}</p>;
	return <Slides {...props} start={start} />;
}

function Slides({
	label,
	images,
	words,
	isNear,
	start,
	onFailure,
}: Props & { start: number }) {
	const { track, index, go } = useSlides(images.length, start);
	const [loaded, setLoaded] = useState(0);
	const [failed, setFailed] = useState(0);
	const [message, setMessage] = useState("");

	const move = (to: number) => {
		const shown = go(to);
		const name = `Picture ${shown + 1} of ${images.length}`;
		setMessage(`${name}. ${images[shown]?.picture.alt ?? ""}`);
	};
	const swipe = useSwipe(track, (step) =>
		step === 0 ? go(index) : move(index + step),
	);
	const steer = (event: KeyboardEvent) => {
		const last = images.length - 1;
		const keys = new Map([
			["ArrowLeft", index - 1],
			["ArrowRight", index + 1],
			["Home", 0],
			["End", last],
		]);
		const to = keys.get(event.key);
		if (to === undefined || event.altKey || event.ctrlKey || event.metaKey)
			return;
		event.preventDefault();
		move(to);
	};

	const count = fillBlanks(words.loaded, {
		loaded: String(loaded),
		total: String(images.length),
	});
	// Read out once, when nothing more is to come: a line per picture would talk over the page.
	const final = loaded + failed === images.length ? count : undefined;
	useEffect(() => {
		if (final !== undefined) setMessage(final);
	}, [final]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of pictures and controls, not of form fields
		<div
			role="group"
			className="gallery"
			aria-roledescription="carousel"
			aria-label={label}
		>
			<ul
				ref={track}
				className="gallery-track"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={label}
				onKeyDown={steer}
				{...swipe}
			>
				{images.map((image, position) => (
					<Slide
						key={image.original}
						image={image}
						name={`${position + 1} of ${images.length}`}
						failedImage={words.failedImage}
						isDue={isNear}
						onSettled={(hasLoaded, address) => {
							if (hasLoaded) setLoaded((before) => before + 1);
							else {
								setFailed((before) => before + 1);
								onFailure?.(address);
							}
						}}
					/>
				))}
			</ul>
			<div className="wrap gallery-foot">
				<p className="gallery-count">{count}</p>
				<div className="gallery-controls">
					<Button
						variant="outline"
						size="icon"
						aria-label="Previous picture"
						onClick={() => move(index - 1)}
					>
						<ArrowLeft className="icon" />
					</Button>
					<span className="carousel-dots">
						{images.map(({ original }, position) => (
							<button
								key={original}
								type="button"
								aria-label={`Picture ${position + 1}`}
								aria-current={position === index}
								onClick={() => move(position)}
							>
								<i />
							</button>
						))}
					</span>
					<Button
						variant="outline"
						size="icon"
						aria-label="Next picture"
						onClick={() => move(index + 1)}
					>
						<ArrowRight className="icon" />
					</Button>
				</div>
				<p className="spoken" role="status">
					{message}
				</p>
			</div>
		</div>
	);
}

function Slide({
	image,
	name,
	failedImage,
	isDue,
	onSettled,
}: {
	image: Image;
	name: string;
	failedImage: string;
	isDue: boolean;
	onSettled: (hasLoaded: boolean, address: string) => void;
}) {
	const { state, late } = useLatePicture(isDue, onSettled);
	return (
		<li className="gallery-slide" aria-label={name} data-state={state}>
			<figure>
				{state === "failed" ? (
					<p className="gallery-failed">
						<ImageOff className="icon" />
						{failedImage}
					</p>
				) : (
					<Picture picture={image.picture} late={late} />
				)}
				{image.caption && <figcaption>{image.caption}</figcaption>}
			</figure>
		</li>
	);
}
